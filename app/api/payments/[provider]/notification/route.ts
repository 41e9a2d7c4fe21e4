import { passNotification } from '#lib/api/pass-notification.ts'

export const POST = async (request: Request, { params }: { params: Promise<{ provider: string }> }) =>
  passNotification(request, (await params).provider)
