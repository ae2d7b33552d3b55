import { SectionFrame, type ViewProps } from '../section-frame'
import { KeypadPhone } from './keypad-phone'
import { KeypadTree } from './keypad-tree'

/** Each key links to a step of the call; CSS shows the step that is the URL's `:target`. */
export function Keypad({ section, background }: ViewProps<'keypad'>) {
  const { start, menus } = section
  return (
    <SectionFrame section={section} background={background}>
      <div className="group/call grid gap-8 min-[1120px]:grid-cols-[348px_minmax(0,1fr)] min-[1120px]:gap-14">
        <div className="grid">
          <KeypadPhone
            section={section}
            step={start}
            at="0"
            keys={menus}
            className="target:visible group-has-[:target]/call:not-target:invisible"
          />
          {menus.map((menu, first) => (
            <KeypadPhone
              key={menu.anchor}
              section={section}
              step={menu}
              at={`${first + 1}`}
              keys={menu.desks}
              back={start.anchor}
            />
          ))}
          {menus.flatMap((menu, first) =>
            menu.desks.map((desk, second) => (
              <KeypadPhone
                key={desk.anchor}
                section={section}
                step={desk}
                at={`${first + 1}-${second + 1}`}
                keys={[]}
                back={menu.anchor}
              />
            )),
          )}
        </div>
        <KeypadTree section={section} />
      </div>
    </SectionFrame>
  )
}
