import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { useHydrated } from './use-hydrated.ts'

/** A part that is loaded after the page. Until then, and if it cannot be loaded, `meanwhile` is shown. */
export const afterPage = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: (props: Props) => ReactNode,
) => {
  const Part = lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: meanwhile as ComponentType<Props> }),
    ),
  )
  return (props: Props): ReactNode =>
    useHydrated() ? (
      <Suspense fallback={meanwhile(props)}>
        <Part {...props} />
      </Suspense>
    ) : (
      meanwhile(props)
    )
}
