import { useRef } from 'react'
import type { Fixture } from '../fixtures/Fixture'
import { useLanguage } from '../gallery/LanguageContext'
import { useSettings } from '../settings/useSettings'
import { useStudioText } from '../texts/StudioText'
import { Frame } from './Frame'
import styles from './Thumbnail.module.css'
import { useNear } from './useNear'
import { useWidth } from './useWidth'

/** Width the fixture is drawn at before it is made smaller, in CSS pixels. */
const drawnWidth = 480
/** Height of the window, in CSS pixels, as in the style sheet. */
const height = 176

/** A fixture drawn small, to be recognised rather than read. */
export function Thumbnail({ fixture }: { fixture: Fixture }) {
  const text = useStudioText()
  const { language } = useLanguage()
  const [settings] = useSettings()
  const ref = useRef<HTMLDivElement>(null)
  const near = useNear(ref, 200)
  const width = useWidth(ref)
  const scale = width / drawnWidth
  return (
    <div ref={ref} className={styles.window} aria-hidden="true">
      {near && width > 0 && (
        <Frame
          inert
          title={text('fixture.preview', { name: fixture.id })}
          state={{ settings, fixture: fixture.id, language, centred: true }}
          className={styles.frame}
          style={{ inlineSize: drawnWidth, blockSize: height / scale, transform: `scale(${scale})` }}
        />
      )}
    </div>
  )
}
