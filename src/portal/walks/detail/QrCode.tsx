import { useMemo } from 'react'
import { encode } from 'uqr'
import styles from './WalkPrint.module.css'

/** An address as a QR code with a caption. */
export function QrCode({ url, label }: { url: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(url, { border: 2 })
    const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    return { size, path: cells.join('') }
  }, [url])
  return (
    <figure className={styles.code}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
        <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
        <path fill="#000" d={path} />
      </svg>
      <figcaption>
        {label}
        <br />
        <small>{url}</small>
      </figcaption>
    </figure>
  )
}
