import { loadAsset } from '#lib/api/assets.ts'

export const GET = async (request: Request, { params }: { params: Promise<{ path: string[] }> }) =>
  loadAsset(request, (await params).path)
