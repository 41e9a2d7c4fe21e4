export { deleteExpiredEmailChanges } from './email-change-queries.ts'
export { deleteExpiredRegistrations, deleteExpiredResets } from './queries.ts'
export { sendEmailChangeMail, sendEmailChangeNotice } from './send-email-change.ts'
export { sendChangedMail, sendRegistrationMail, sendResetMail } from './send-mails.ts'
