import { deflateSync } from 'node:zlib'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openPhoto } from './open-photo.ts'

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG of this size whose pixels are all zero. */
const hugePng = (side: number): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0], 8)
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((side / 8 + 1) * side))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test('a picture with too many pixels is refused before it is unpacked', async () => {
  const bomb = hugePng(20_000)
  expect(bomb.length).toBeLessThan(100_000)
  const before = process.memoryUsage().rss
  await expect(openPhoto(bomb).metadata()).rejects.toThrow(/pixel limit/)
  await expect(openPhoto(bomb).resize(10, 10).toBuffer()).rejects.toThrow(/pixel limit/)
  expect(process.memoryUsage().rss - before).toBeLessThan(64_000_000)
})

test('other pictures are turned as their camera was held', async () => {
  const lying = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#369' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect((await openPhoto(lying).toBuffer({ resolveWithObject: true })).info).toMatchObject({ width: 10, height: 20 })
})
