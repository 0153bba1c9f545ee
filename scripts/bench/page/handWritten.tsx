import type { MouseEvent } from 'react'
import styles from '../../../renderer/blocks/content-cell/ContentCell.module.css'
import cover from '../../../renderer/parts/CoverLink.module.css'
import type { Contender } from './Contender'
import { reactContender } from './reactContender'

type Cell = {
  id: string
  data: {
    title: string
    description: { text: string }
    date: string
    image: { src: string; alt: string }
    dataType: string
  }
  action: { data: { path: string } }
}

const dates = new Intl.DateTimeFormat('fr', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Brussels',
})

const go = (path: string) => (event: MouseEvent) => {
  event.preventDefault()
  history.pushState(null, '', path)
}

/** A card written by hand for one page, without validation of its data. */
function Card({ cell }: { cell: Cell }) {
  const { title, description, date, image, dataType } = cell.data
  const path = `/montclair${cell.action.data.path}`
  return (
    <article className={styles.cell} data-type={dataType} data-pressable="">
      <img
        className={styles.media}
        src={`/crop-resize/320x240/${image.src}`}
        srcSet={`/crop-resize/320x240/${image.src} 1x, /crop-resize/640x480/${image.src} 2x`}
        alt={image.alt}
        width={320}
        height={240}
        loading="lazy"
        decoding="async"
      />
      <div className={styles.body}>
        <p className={styles.meta}>
          <time dateTime={date}>{dates.format(new Date(date))}</time>
        </p>
        <h2 className={`${styles.title} ${styles.lines2}`}>
          <a className={cover.link} href={path} onClick={go(path)}>
            {title}
          </a>
        </h2>
        <p className={`${styles.text} ${styles.lines3}`}>{description.text}</p>
      </div>
    </article>
  )
}

/** The same page by hand, without validation, registry or actions. */
export const handWritten = (): Contender =>
  reactContender((text) => {
    const page: { components: Cell[] } = JSON.parse(text)
    return page.components.map((cell) => <Card key={cell.id} cell={cell} />)
  })
