export { announceChange } from './announce-change.ts'
export { clearRegistration, deleteAttempt, deleteExpiredAttempts } from './attempt-queries.ts'
export {
  deleteCredentials,
  insertCredential,
  lockUserOf,
  selectCredentialsOf,
  selectUserIdOf,
} from './credential-queries.ts'
export { type Proven, resolveIdentity } from './resolve-identity.ts'
export { deleteExpiredRevocations, enqueueRevocations, revokeCredentialsOf, tellProvider } from './revocations.ts'
export { startAttempt } from './start-attempt.ts'
