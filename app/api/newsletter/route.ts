import { takeForm } from '#features/newsletter/take-form.ts'

export const POST = (request: Request) => takeForm(request)
