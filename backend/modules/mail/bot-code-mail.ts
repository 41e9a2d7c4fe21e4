import type { MailContent } from './mail-content.ts'
import { plainMail } from './plain-mail.ts'
import type { AccountFacts } from './account-mails.ts'
import { translator } from './translate.ts'

export interface BotCodeFacts extends Omit<AccountFacts, 'publicUrl'> {
  code: string
}

/** For a visitor whom the bot check has refused. The subject shows the code, so that a glance at the phone is enough. */
export const botCodeMail = (facts: BotCodeFacts): MailContent => {
  const t = translator(facts.locale)
  const { code } = facts
  return plainMail(facts, {
    subject: t('botCode.subject', { code }),
    title: t('botCode.title', { code }),
    preheader: t('botCode.text'),
    paragraphs: [t('botCode.text'), t('botCode.hint')],
  })
}
