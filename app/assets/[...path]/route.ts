import { loadAsset } from '#lib/api/assets.ts'

export const GET = async (_request: Request, { params }: { params: Promise<{ path: string[] }> }) => loadAsset((await params).path)
