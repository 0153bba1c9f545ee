import { type RefObject, useEffect, useRef, useState } from 'react'

type LandmarkProps = { ref: RefObject<HTMLElement | null>; 'data-label': string; 'aria-label': string }

/** Names a landmark: with its number among those of the same name on the page, from the second on. */
export function useUniqueLabel(label: string): LandmarkProps {
  const ref = useRef<HTMLElement>(null)
  const [number, setNumber] = useState(1)
  useEffect(() => {
    const named = [...document.querySelectorAll<HTMLElement>('[data-label], nav[aria-label]')]
    const same = named.filter((element) => (element.dataset.label ?? element.getAttribute('aria-label')) === label)
    if (ref.current) setNumber(same.indexOf(ref.current) + 1)
  }, [label])
  return { ref, 'data-label': label, 'aria-label': number > 1 ? `${label} ${number}` : label }
}
