import { carryAnswer, takeAnswer } from '#features/account/provider-answer.ts'

type Params = { params: Promise<{ provider: string }> }

export const GET = async (request: Request, { params }: Params) => takeAnswer(request, (await params).provider)

/** Apple's page posts its answer. */
export const POST = async (request: Request, { params }: Params) => carryAnswer(request, (await params).provider)
