import { describe, expect, it } from 'vitest'
import { readFilm, thumbnailOf } from './film.ts'

describe('a film', () => {
  it.each([
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://youtube.com/watch?list=x&v=aqz-KE-bpKQ&t=4',
    'https://m.youtube.com/shorts/aqz-KE-bpKQ',
    'https://youtu.be/aqz-KE-bpKQ?t=4',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  ])('of YouTube: %s', (address) => {
    expect(readFilm(address)).toMatchObject({ type: 'youtube', id: 'aqz-KE-bpKQ' })
  })

  it.each(['https://video.example/a.mp4', 'https://youtube.com.example/watch?v=aqz-KE-bpKQ', 'https://youtu.be/short'])(
    'from elsewhere: %s',
    (address) => {
      expect(readFilm(address)).toEqual({ type: 'other', url: address })
    },
  )

  it('is no address of another kind', () => {
    expect(readFilm('javascript:alert(1)')).toBeUndefined()
    expect(readFilm('http://video.example/a.mp4')).toBeUndefined()
  })

  it('has its picture', () => {
    expect(thumbnailOf('aqz-KE-bpKQ')).toBe('https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg')
  })
})
