export { deleteExpiredRegistrations, deleteExpiredResets } from './queries.ts'
export { sendChangedMail, sendRegistrationMail, sendResetMail } from './send-mails.ts'
