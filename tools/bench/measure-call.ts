/** Middle and slow end of `runs` calls one after the other, in milliseconds. */
export const measureCall = async (
  runs: number,
  call: (run: number) => Promise<Response>,
): Promise<{ p50: number; p95: number }> => {
  const times: number[] = []
  for (let run = 0; run < runs + 10; run++) {
    const begun = performance.now()
    const response = await call(run)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}`)
    if (run >= 10) times.push(performance.now() - begun)
  }
  times.sort((a, b) => a - b)
  return { p50: times[Math.floor(times.length / 2)] ?? 0, p95: times[Math.floor(times.length * 0.95)] ?? 0 }
}
