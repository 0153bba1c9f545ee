import { useMemo, useState } from 'react'
import type { BlockProps } from '../../engine/BlockProps'
import { useHost } from '../../engine/HostContext'
import { useText } from '../../i18n/TextContext'
import { keyedPins } from '../../map/drawablePins'
import type { GeoBounds } from '../../map/MapContent'
import { MapWithList } from '../../map/MapWithList'
import { ErrorText } from '../../parts/ErrorText'
import { fetchBlock, validBlock } from '../../parts/fetchBlock'

export { default as contract } from '../../../schemas/generated/blocks/map.js'

/** A map beside the list of its places. With a `query`, it can fetch the places of the area the visitor moved to. */
// biome-ignore lint/suspicious/noShadowRestrictedNames: a component is named after its block
export function Map({ data: initialData, run }: BlockProps<'map'>) {
  const text = useText()
  const host = useHost()
  const [fetched, setFetched] = useState<{ source: typeof initialData; data: typeof initialData }>()
  const [hasFailed, setFailed] = useState(false)
  const data = fetched?.source === initialData ? fetched.data : initialData
  const pins = useMemo(() => keyedPins(data.pins), [data])
  const { query } = initialData

  const refetch = async (bounds: GeoBounds) => {
    if (query === undefined) return
    const path = `${query}${query.includes('?') ? '&' : '?'}bbox=${bounds.map((degrees) => degrees.toFixed(6)).join(',')}`
    try {
      const block = validBlock(await fetchBlock(host, path, new AbortController().signal, undefined))
      if (block?.type !== 'map') throw new TypeError('The answer is not a map.')
      setFetched({ source: initialData, data: block.data })
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }

  return (
    <>
      <MapWithList
        label={text('map.label')}
        list="beside"
        pins={pins}
        track={data.track}
        radiusZone={data.radiusZone}
        focus={data.focus}
        cluster={data.cluster}
        zoom={data.zoom}
        height={initialData.height}
        onRefetch={query === undefined ? undefined : refetch}
        run={run}
      />
      {hasFailed && <ErrorText>{text('map.refetchFailed')}</ErrorText>}
    </>
  )
}
