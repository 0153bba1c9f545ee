import { EmptyMessage } from '../../../../../../renderer/parts/EmptyMessage'
import type { Block } from '../../../../../../schemas/engine'
import { pagePaths } from '../../../../../../schemas/routes/pagePaths'
import { useSession } from '../../../../session/Session'
import { PageBlocks } from '../../../../shell/PageView'
import { ReportsHeader } from './ReportsHeader'

export type MapData = {
  /** The map with its list; empty where there is nothing to show. */
  map: readonly Block[]
}

/** The open reports on a map, beside the list of the same. */
export function MapScreen({ data: { map } }: { data: MapData }) {
  const { shellText: text } = useSession()
  return (
    <>
      <ReportsHeader current={pagePaths.reportMap} lead={text('reports.map.lead')} />
      {map.length > 0 ? (
        <PageBlocks components={map} />
      ) : (
        <EmptyMessage title={text('reports.empty')} text={text('reports.empty.text')} />
      )}
    </>
  )
}
