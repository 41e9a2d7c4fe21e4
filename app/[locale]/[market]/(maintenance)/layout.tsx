import type { ReactNode } from 'react'
import { BareFrame } from '#features/shell/components/bare-frame.tsx'

const MaintenanceLayout = ({ children }: { children: ReactNode }) => <BareFrame>{children}</BareFrame>

export default MaintenanceLayout
