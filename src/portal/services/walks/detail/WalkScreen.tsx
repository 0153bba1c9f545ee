import { HeadingLevel } from '../../../../../renderer/parts/Heading'
import type { Block, WalkDetail } from '../../../../../schemas/engine'
import { useShellText } from '../../../session/Session'
import { PageTop } from '../../../shell/PageTop'
import { PageBlocks } from '../../../shell/PageView'
import styles from './WalkScreen.module.css'
import { WalkTools } from './WalkTools'

type Props = { data: { walk: WalkDetail; components: readonly Block[]; details: readonly Block[] } }

/** A walk: its block, the tools to set out on it, and further details. */
export function WalkScreen({ data: { walk, components, details } }: Props) {
  const text = useShellText()
  return (
    <div className={styles.screen}>
      <PageTop
        steps={[
          { title: text('home'), path: '/' },
          { title: text('walks.title'), path: '/balade' },
          { title: walk.title },
        ]}
      />
      <HeadingLevel value={1}>
        <PageBlocks components={components} />
      </HeadingLevel>
      <WalkTools walk={walk} />
      <div className={styles.details}>
        <HeadingLevel value={2}>
          <PageBlocks components={details} />
        </HeadingLevel>
      </div>
    </div>
  )
}
