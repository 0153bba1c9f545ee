import { useMemo } from 'react'
import { encodeQrPath } from '../../../location/encodeQrPath'
import styles from './WalkPrint.module.css'

/** An address as a QR code with a caption. */
export function QrCode({ url, label }: { url: string; label: string }) {
  const { size, path } = useMemo(() => encodeQrPath(url, { border: 2 }), [url])
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
