import type { OutsideParty } from './outside-parties.ts'

/** Google's check of visitors, in a shop that has keys for it. */
export const recaptchaParty = (siteKey: string | undefined): OutsideParty[] =>
  siteKey === undefined
    ? []
    : [
        {
          name: 'reCAPTCHA',
          why: 'the check whether a person or a robot sends a form, once its visitor has touched the form',
          allows: {
            'script-src': ['https://www.recaptcha.net/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
            'frame-src': ['https://www.google.com/recaptcha/', 'https://www.recaptcha.net/recaptcha/'],
            'connect-src': ['https://www.google.com/recaptcha/', 'https://www.recaptcha.net/recaptcha/'],
            // The name of the policy with which Google's script writes markup and addresses.
            'trusted-types': ['goog#html'],
          },
        },
      ]
