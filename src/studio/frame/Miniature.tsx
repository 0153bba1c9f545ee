import { useRef, useState } from 'react'
import type { Fixture } from '../fixtures/catalogue'
import { useSettings } from '../settings/useSettings'
import { useLanguage } from '../texts/LanguageProvider'
import { useStudioText } from '../texts/StudioText'
import { useElementWidth, useNearViewport } from './elementGeometry'
import styles from './Miniature.module.css'
import { PreviewFrame } from './PreviewFrame'
import type { PreviewState } from './PreviewState'
import { useLoadTurn } from './useLoadTurn'

type Props = {
  state: PreviewState
  /** Width at which the fixture is rendered before it is scaled down, in CSS pixels. */
  width: number
  /** Height in CSS pixels: fixed, or that of the content up to a maximum. */
  height: number | { max: number }
}

/** A scaled-down fixture. It loads only near the viewport, few at a time. */
export function Miniature({ state, width, height }: Props) {
  const text = useStudioText()
  const ref = useRef<HTMLDivElement>(null)
  const isNear = useNearViewport(ref, 300)
  const availableWidth = useElementWidth(ref)
  const { canLoad, end: endTurn } = useLoadTurn(isNear && availableWidth > 0)
  const [contentHeight, setContentHeight] = useState<number>()
  const scale = Math.min(1, availableWidth / width)
  const maxHeight = typeof height === 'number' ? height : height.max
  const blockSize =
    typeof height === 'number' || contentHeight === undefined
      ? maxHeight
      : Math.min(maxHeight, Math.ceil(contentHeight * scale))
  return (
    <div ref={ref} className={styles.window} style={{ blockSize }} aria-hidden="true">
      {canLoad && (
        <PreviewFrame
          inert
          title={text('fixture.small', { name: state.fixture })}
          state={state}
          className={styles.frame}
          style={{ inlineSize: width, blockSize: maxHeight / scale, transform: `scale(${scale})` }}
          listeners={{
            'preview-size': (size) => {
              setContentHeight(size)
              endTurn()
            },
          }}
        />
      )}
    </div>
  )
}

/** The miniature of a fixture in the overview, with the current settings. */
export function Thumbnail({ fixture }: { fixture: Fixture }) {
  const { language } = useLanguage()
  const [settings] = useSettings()
  return <Miniature state={{ settings, fixture: fixture.id, language, centred: true }} width={480} height={176} />
}
