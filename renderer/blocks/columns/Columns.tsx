import type { BlockProps } from '../../engine/BlockProps'
import { Blocks } from '../../engine/Blocks'
import { useServed } from '../../engine/useServed'
import { Stack } from '../../parts/Stack'
import styles from './Columns.module.css'

export { default as contract } from '../../../schemas/generated/blocks/columns.js'

/** Blocks side by side. The wider the page, the more columns, up to the number of blocks. */
export function Columns({ data }: BlockProps<'columns'>) {
  const columns = useServed(data.columns)
  return (
    <div className={styles.columns} data-columns={Math.min(columns.length, 4)}>
      {columns.map(({ components }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns have no id but their index
        <Stack key={index}>
          <Blocks components={components} />
        </Stack>
      ))}
    </div>
  )
}
