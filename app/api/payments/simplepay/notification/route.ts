import { passNotification } from '#lib/api/pass-notification.ts'

export const POST = (request: Request) => passNotification(request, 'simplepay')
