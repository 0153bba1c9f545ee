import { useMemo } from 'react'
import { useSearchParams } from 'wouter'
import { readSettings, type Settings, settingNames, settingParams } from './Settings'

/** Returns the settings in the address, and a function that changes some of them and keeps other parameters. */
export function useSettings(): [settings: Settings, change: (some: Partial<Settings>) => void] {
  const [params, setParams] = useSearchParams()
  const query = params.toString()
  const settings = useMemo(() => readSettings(new URLSearchParams(query)), [query])
  const change = (some: Partial<Settings>) =>
    setParams(
      (before) => {
        const next = settingParams({ ...readSettings(before), ...some })
        for (const [name, value] of before) if (!isSetting(name)) next.append(name, value)
        return next
      },
      { replace: true },
    )
  return [settings, change]
}

const isSetting = (name: string): boolean => settingNames.some((setting) => setting === name)
