import type { ReactNode } from 'react'
import styles from './Notice.module.css'

type Props = { illustration: IllustrationName; title: string; text?: string | undefined; children?: ReactNode }

/** A page with a message only. The children are links to continue. */
export function Notice({ illustration, title, text, children }: Props) {
  return (
    <section className={styles.notice} data-notice="">
      <Illustration name={illustration} />
      <h1 className={styles.title}>{title}</h1>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.ways}>{children}</div>}
    </section>
  )
}

export type IllustrationName = 'notFound' | 'failure' | 'missing' | 'down'

/** The sign in front of the town, by name. */
const signs: { readonly [D in IllustrationName]: React.ReactNode } = {
  notFound: (
    <text className={styles.number} x="160" y="92" textAnchor="middle">
      404
    </text>
  ),
  failure: (
    <>
      <path className={styles.raised} d="M160 22 214 112H106Z" />
      <path className={styles.line} d="M160 22 214 112H106ZM160 56v26M160 94v2" />
    </>
  ),
  missing: (
    <>
      <path className={styles.raised} d="M122 22h52l24 24v78h-76Z" />
      <path className={styles.line} d="M122 22h52l24 24v78h-76ZM174 22v24h24M138 66h28M138 80h44M138 94h20" />
      <path className={styles.dashed} d="M188 110l26 26M214 110l-26 26" />
    </>
  ),
  down: (
    <>
      <path className={styles.raised} d="M112 70a48 48 0 0 1 96 0v14h-96Z" />
      <path className={styles.line} d="M112 84V70a48 48 0 0 1 96 0v14M100 84h120M160 14V4M146 106a20 20 0 0 0 28 0" />
    </>
  ),
}

/** The decorative picture of a notice. */
export function Illustration({ name }: { name: IllustrationName }) {
  return (
    <svg className={styles.scene} viewBox="0 0 320 180" aria-hidden="true" focusable="false">
      <ellipse className={styles.sky} cx="160" cy="104" rx="150" ry="72" />
      <path
        className={styles.town}
        d="M24 160v-42l18-14 18 14v42M70 160v-62l14-24 14 24v62M108 160v-30h30v30M190 160v-34l16-12 16 12v34M232 160V92l6-10V62l8-14 8 14v20l6 10v68M270 160v-30l14-10 14 10v30"
      />
      <path className={styles.line} d="M12 160h296" />
      {signs[name]}
    </svg>
  )
}
