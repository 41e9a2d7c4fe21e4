import type { NextRequest, NextResponse } from 'next/server'

/** Checks a request before it reaches its page. An answer ends the request; undefined passes it to the next guard. */
export type RequestGuard = (request: NextRequest) => NextResponse | undefined | Promise<NextResponse | undefined>
