declare module 's3rver' {
  import type { AddressInfo } from 'node:net'

  interface Options {
    port: number
    address: string
    silent: boolean
    /** The folder in which the server stores its objects. */
    directory: string
    configureBuckets: { name: string }[]
  }

  /** A test server that speaks the protocol of S3. */
  export default class S3rver {
    constructor(options: Options)
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
