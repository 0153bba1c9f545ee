import { type RefObject, useEffect, useRef, useState } from 'react'

type LandmarkProps = { ref: RefObject<HTMLElement | null>; 'data-label': string; 'aria-label': string }

/** Labels a landmark. Appends a number to the second and later landmarks with the same label. */
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
