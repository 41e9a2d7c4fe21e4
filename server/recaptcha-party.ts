import type { OutsideParty, Source } from './outside-parties.ts'

type Allowed = OutsideParty['allows']

const google: Allowed = {
  'script-src': ['https://www.recaptcha.net/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://www.recaptcha.net/recaptcha/'],
  'connect-src': ['https://www.google.com/recaptcha/', 'https://www.recaptcha.net/recaptcha/'],
  // The name of the policy with which Google's script writes markup and addresses.
  'trusted-types': ['goog#html'],
}

const simulator = (tagsUrl: string): Allowed => ({
  'script-src': [`${tagsUrl}/www.recaptcha.net/recaptcha/` as Source],
})

/** Google's check of visitors, in a shop that has keys for it. @param tagsUrl where a trial loads its script from */
export const recaptchaParty = (siteKey: string | undefined, tagsUrl?: string): OutsideParty[] =>
  siteKey === undefined
    ? []
    : [
        {
          name: 'reCAPTCHA',
          why: 'the check whether a person or a robot sends a form, once its visitor has touched the form',
          allows: tagsUrl === undefined ? google : simulator(tagsUrl),
        },
      ]
