import { useSearchParams } from 'wouter'

const name = 'axe'

/** Whether axe looks at the previews, which stands in the address, and how to change it there. */
export function useAxe(): [isOn: boolean, change: (on: boolean) => void] {
  const [params, setParams] = useSearchParams()
  const change = (on: boolean) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (on) next.set(name, 'on')
        else next.delete(name)
        return next
      },
      { replace: true },
    )
  return [params.has(name), change]
}
