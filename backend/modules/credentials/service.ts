export { sendCredentialMail } from './send-credential-mail.ts'
