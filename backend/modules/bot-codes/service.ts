export { sendCodeMail } from './send-code-mail.ts'
