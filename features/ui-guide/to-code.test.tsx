import { expect, test } from 'vitest'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { StepIndicator } from '#components/ui/step-indicator.tsx'
import { toCode } from './to-code.ts'

test('a part is written as whoever builds a page writes it', () => {
  expect(
    toCode(
      <Button look="primary" busy>
        Kosárba
      </Button>,
    ),
  ).toBe('<Button look="primary" busy>Kosárba</Button>')
  expect(toCode(<Button onClick={() => undefined} disabled={false} />)).toBe('<Button onClick={…} disabled={false} />')
  expect(
    toCode(
      <StepIndicator
        label="Lépések"
        current={1}
        doneLabel="kész"
        steps={[{ label: 'Kapcsolat', href: '/checkout' }]}
      />,
    ),
  ).toBe(
    '<StepIndicator\n  label="Lépések"\n  current={1}\n  doneLabel="kész"\n  steps={[{ label: \'Kapcsolat\', href: \'/checkout\' }]}\n/>',
  )
})

test('parts stand in parts, several below each other', () => {
  expect(
    toCode(
      <>
        <Button asChild>
          <a href="#x">Tovább</a>
        </Button>
        <Notice tone="info" title="Hír" actions={<Button>Újra</Button>} />
      </>,
    ),
  ).toBe(
    '<Button asChild><a href="#x">Tovább</a></Button>\n<Notice tone="info" title="Hír" actions={<Button>Újra</Button>} />',
  )
})

test('a part without a name is a mistake of the guide', () => {
  const Unknown = () => null
  expect(() => toCode(<Unknown />)).toThrow('part-names.ts')
})
