import { useRef, useState } from 'react'
import { type Settings, settingParams } from '../settings/Settings'
import { useStudioText } from '../texts/StudioText'
import { useElementWidth, useNearViewport } from './elementGeometry'
import { PreviewFrame, type ReportListeners } from './PreviewFrame'
import type { PreviewState } from './PreviewState'
import type { SituationReport } from './reports'
import styles from './ScaledPreview.module.css'
import { SituationNotes } from './SituationNotes'

type Props = {
  state: PreviewState
  name: string
  listeners: ReportListeners
}

/** Earlier heights of previews, so that the page does not shift when one loads again. */
const rememberedHeights = new Map<string, number>()
const initialHeight = 96

/**
 * A preview in the chosen width, scaled down if there is less room. It loads near the viewport and unloads far from
 * it.
 */
export function ScaledPreview({ state, name, listeners }: Props) {
  const text = useStudioText()
  const ref = useRef<HTMLDivElement>(null)
  const isNear = useNearViewport(ref, 1200)
  const availableWidth = useElementWidth(ref)
  const { settings } = state
  const key = `${state.fixture} ${settingParams(settings)}`
  const [situation, setSituation] = useState<SituationReport>()
  const [isFocused, setFocused] = useState(false)
  const [size, setSize] = useState({ key, height: rememberedHeights.get(key) })
  const height = (size.key === key ? size.height : rememberedHeights.get(key)) ?? size.height ?? initialHeight
  const { width, scale } = fitWidth(availableWidth, settings.width)
  const rememberHeight = (next: number) => {
    rememberedHeights.set(key, next)
    setSize({ key, height: next })
  }
  return (
    <div className={styles.stage}>
      <div ref={ref} className={styles.floor}>
        {availableWidth > 0 && (
          <div
            className={styles.place}
            data-focused={(isNear && isFocused) || undefined}
            style={{ inlineSize: width * scale, blockSize: height * scale }}
          >
            {isNear && (
              <PreviewFrame
                state={state}
                title={text('fixture.preview', { name })}
                className={styles.frame}
                style={{ inlineSize: width, blockSize: height, transform: scale < 1 ? `scale(${scale})` : undefined }}
                listeners={{
                  ...listeners,
                  'preview-size': rememberHeight,
                  'preview-situation': setSituation,
                  'preview-focus': setFocused,
                }}
              />
            )}
          </div>
        )}
      </div>
      <p className={styles.caption}>
        {scale < 1
          ? text('fixture.scale', { width, scale: Math.round(scale * 100) / 100 })
          : text('fixture.width', { width })}
      </p>
      {situation && <SituationNotes settings={settings} situation={situation} />}
    </div>
  )
}

function fitWidth(availableWidth: number, requestedWidth: Settings['width']): { width: number; scale: number } {
  const width = requestedWidth === 'full' ? availableWidth : Number(requestedWidth)
  return { width, scale: width > availableWidth ? availableWidth / width : 1 }
}
