import { fitText, type TextBlock, type TextBox, type TextStyle } from './fit-text.ts'
import type { TypefaceName } from './typeface.ts'

export interface TitleStyle extends TextStyle {
  subtitleFace: TypefaceName
}

/** A title, with its subtitle in a smaller size below. */
export interface TitleBlock {
  size: number
  height: number
  width: number
  draw(place: Parameters<TextBlock['draw']>[0] & { subtitleFill: string }): string
}

export function fitTitle(title: string, style: TitleStyle, box: TextBox): TitleBlock {
  const { main, subtitle } = splitTitle(title)
  if (!subtitle) {
    const block = fitText(main, style, box)
    return { size: block.size, height: block.height, width: block.width, draw: (place) => block.draw(place) }
  }
  const head = fitText(main, style, { ...box, height: box.height * 0.62 })
  const gap = Math.max(26, head.size * 0.42)
  const tail = fitText(
    subtitle,
    { face: style.subtitleFace, maxSize: Math.min(34, head.size * 0.6), leading: 1.22 },
    { width: box.width, height: box.height - head.height - gap, maxLines: 4 },
  )
  return {
    size: head.size,
    height: head.height + gap + tail.height,
    width: Math.max(head.width, tail.width),
    draw: (place) =>
      head.draw(place) + tail.draw({ ...place, top: place.top + head.height + gap, fill: place.subtitleFill }),
  }
}

/** Only long titles are split, so that "Emma: regény" stays one phrase. */
export function splitTitle(title: string): { main: string; subtitle?: string } {
  const found = title.length > 24 ? /^(.{3,48}?)(?:[:;]\s|\s[–—-]\s)(.{3,})$/u.exec(title) : null
  const [, main, subtitle] = found ?? []
  return main && subtitle ? { main, subtitle } : { main: title }
}
