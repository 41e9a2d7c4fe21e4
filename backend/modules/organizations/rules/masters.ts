import type { Role } from '#contracts/roles.ts'

type Members = readonly { userId: number; role: Role }[]

export const isMaster = (members: Members, userId: number): boolean =>
  members.some((member) => member.userId === userId && member.role === 'ROLE_B2B_MASTER')

/** Whether nobody else manages the organisation. */
export const isLastMaster = (members: Members, userId: number): boolean =>
  members.every((member) => member.role !== 'ROLE_B2B_MASTER' || member.userId === userId)
