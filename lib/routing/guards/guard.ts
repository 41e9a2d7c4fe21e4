import type { NextRequest, NextResponse } from 'next/server'

/** Looks at a request on its way in: an answer ends the way, undefined lets the next guard look. */
export type RequestGuard = (request: NextRequest) => NextResponse | undefined | Promise<NextResponse | undefined>
