import { handleApiRequest } from '#lib/session/gateway.ts'

const handle = async (request: Request, { params }: { params: Promise<{ path: string[] }> }) =>
  handleApiRequest(request, (await params).path)

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT }
