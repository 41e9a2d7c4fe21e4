import '../../globals.css'
import type { Viewport } from 'next'
import type { ReactNode } from 'react'
import { BareFrame } from '#features/shell/components/bare-frame.tsx'
import { fontVariables } from '../../fonts.ts'

export const viewport: Viewport = { themeColor: '#fbf8f3', colorScheme: 'light' }

const StandInLayout = async ({ children, params }: { children: ReactNode; params: Promise<{ locale: string }> }) => (
  <html lang={(await params).locale} className={fontVariables}>
    <body>
      <BareFrame>{children}</BareFrame>
    </body>
  </html>
)

export default StandInLayout
