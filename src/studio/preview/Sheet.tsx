import { memo } from 'react'
import { VisuallyHidden } from '../../../renderer/parts/VisuallyHidden'
import { useStudioText } from '../texts/StudioText'
import { FixtureScene } from './FixtureScene'
import type { ParsedFixture } from './resources'
import styles from './Sheet.module.css'

/** All fixtures of a folder, each under its name. `name` is an id such as `blocks/poll/valid/*`. */
export function Sheet({ name, fixtures }: { name: string; fixtures: readonly ParsedFixture[] }) {
  const [, component] = name.split('/')
  return (
    <main className={styles.sheet} data-sheet={name}>
      <VisuallyHidden>
        <h1 lang="en">{component}</h1>
      </VisuallyHidden>
      {fixtures.map((fixture) => (
        <SheetPart key={fixture.id} {...fixture} />
      ))}
    </main>
  )
}

/** Memoised, as other parts of the sheet do not affect it. */
const SheetPart = memo(function Part({ id, parsed }: ParsedFixture) {
  const text = useStudioText()
  return (
    <div className={styles.part} data-fixture={id}>
      <h2 className={styles.name} lang="en">
        {id.slice(id.lastIndexOf('/') + 1)}
      </h2>
      <VisuallyHidden>
        <h3 lang={text('language')}>{text('fixture.drawn')}</h3>
      </VisuallyHidden>
      <FixtureScene fixture={id} parsed={parsed} />
    </div>
  )
})
