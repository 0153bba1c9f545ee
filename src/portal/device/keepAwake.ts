/**
 * Keeps the screen on until the returned function is called. Browsers release the lock when the page is hidden, so each return
 * to the page requests it again. `report` receives whether the screen stays on.
 */
export function keepAwake(report: (isAwake: boolean) => void): () => void {
  let lock: WakeLockSentinel | undefined
  let isOver = false

  async function request() {
    if (isOver || document.visibilityState !== 'visible' || (lock && !lock.released)) return
    try {
      lock = await navigator.wakeLock.request('screen')
      if (isOver) return await lock.release()
      report(true)
    } catch {
      if (!isOver) report(false)
    }
  }

  const renew = () => void request()
  document.addEventListener('visibilitychange', renew)
  renew()
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', renew)
    void lock?.release().catch(() => {})
  }
}
