import { Link } from 'wouter'
import type { Fixture } from '../fixtures/catalogue'
import { Miniature } from '../frame/Miniature'
import { SelectField } from '../parts/SelectField'
import { fixtureAddress } from '../settings/addresses'
import type { Settings } from '../settings/Settings'
import { useSettings } from '../settings/useSettings'
import { useLanguage } from '../texts/LanguageProvider'
import { useStudioText } from '../texts/StudioText'
import { useWords } from '../texts/WordsContext'
import styles from './Matrix.module.css'
import { axes, axisValues, useMatrix } from './useMatrix'

/** Shows one fixture in all combinations of two settings, as rows and columns. */
export function Matrix({ fixtures }: { fixtures: readonly Fixture[] }) {
  const text = useStudioText()
  const words = useWords()
  const [{ rows, columns, of }, change] = useMatrix()
  const fullest = fixtures.find(({ name }) => name.endsWith('/complete')) ?? fixtures[0]
  const shown = fixtures.find(({ name }) => name !== '' && name === of) ?? fullest
  if (!shown) return null
  const axisChoices = axes.map((value) => ({ value, label: text(`settings.${value}`) }))
  return (
    <section className={styles.matrix} aria-labelledby="matrix">
      <div>
        <h2 id="matrix" className={styles.title} tabIndex={-1}>
          {text('matrix.title')}
        </h2>
        <p className={styles.lead}>{text('matrix.lead')}</p>
      </div>
      <div className={styles.choices}>
        {fixtures.length > 1 && (
          <SelectField
            label={text('matrix.fixture')}
            value={shown.name}
            choices={fixtures.map(({ name }) => ({
              value: name,
              label: words.example(name.replace(/^valid\//, '')) ?? name,
            }))}
            onChoose={(name) => change({ of: name === fullest?.name ? '' : name })}
          />
        )}
        <SelectField
          label={text('matrix.rows')}
          value={rows}
          choices={axisChoices}
          onChoose={(axis) => change({ rows: axis })}
        />
        <SelectField
          label={text('matrix.columns')}
          value={columns}
          choices={axisChoices}
          onChoose={(axis) => change({ columns: axis })}
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls; this is a scrollable table */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll */}
      <div className={styles.room} role="group" aria-label={text('matrix.title')} tabIndex={0}>
        <MatrixTable fixture={shown} rows={axisValues[rows]} columns={axisValues[columns]} />
      </div>
    </section>
  )
}

type AxisValues = (typeof axisValues)[keyof typeof axisValues]

type MatrixTableProps = { fixture: Fixture; rows: AxisValues; columns: AxisValues }

/** A fixture with the settings of each row and column. */
function MatrixTable({ fixture, rows, columns }: MatrixTableProps) {
  const text = useStudioText()
  const [settings] = useSettings()
  return (
    <table className={styles.table} data-columns={columns.length}>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column.name} scope="col">
              {text(column.name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{text(row.name)}</th>
            {columns.map((column) => (
              <td key={column.name} className={styles.cell}>
                <MatrixCell
                  fixture={fixture}
                  name={`${text(row.name)}, ${text(column.name)}`}
                  settings={{ ...settings, ...row.settings, ...column.settings }}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Maximum height of a miniature, in CSS pixels. */
const maxHeight = 320
/** The width of a miniature when the setting is the full width, in CSS pixels. */
const fullWidth = 1280

/** The miniature of a fixture with these settings, which links to its full preview. */
function MatrixCell({ fixture, name, settings }: { fixture: Fixture; name: string; settings: Settings }) {
  const { language } = useLanguage()
  const width = settings.width === 'full' ? fullWidth : Number(settings.width)
  return (
    <div className={styles.card}>
      <Miniature state={{ settings, fixture: fixture.id, language }} width={width} height={{ max: maxHeight }} />
      <Link className={styles.link} href={fixtureAddress(fixture, settings)} aria-label={name} />
    </div>
  )
}
