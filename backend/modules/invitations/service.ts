export { joinInvited, registerInvited } from './accept.ts'
export { deleteOldInvitations } from './queries.ts'
export { sendInvitationMail } from './send-mail.ts'
