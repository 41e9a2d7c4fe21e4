declare module 's3rver' {
  import type { AddressInfo } from 'node:net'

  interface Options {
    port: number
    address: string
    silent: boolean
    /** Where it keeps what it is given. */
    directory: string
    configureBuckets: { name: string }[]
  }

  /** A server that speaks as S3 does, for tests. */
  export default class S3rver {
    constructor(options: Options)
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
