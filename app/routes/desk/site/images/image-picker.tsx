import type { Picture } from '#app/content/picture'
import { PictureArt } from '#app/ui/picture-art'

interface ImagePickerProps {
  /** Of the first button, so that a link of the error summary finds it. */
  id: string
  name: string
  /** Such as `image/0f3a…`; anything else chooses none. */
  value: string | undefined
  /** By name, as in `site.published.pictures`. */
  pictures: Readonly<Record<string, Picture>>
}

/** Radio buttons of the uploaded pictures, for a group that may hold other choices of the same name. */
export function ImagePicker({ id, name, value, pictures }: ImagePickerProps) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {Object.entries(pictures).map(([picture, shown], position) => (
        <li key={picture}>
          <label className="flex h-full cursor-pointer flex-col gap-2 rounded-md border border-line p-2 has-checked:border-(--brand) has-focus-visible:outline-2">
            <PictureArt
              picture={{ ...shown, alt: '' }}
              className="aspect-[3/2] h-auto w-full rounded bg-white object-contain"
              sizes="200px"
            />
            <span className="flex items-baseline gap-2 text-sm">
              <input
                id={position === 0 ? id : `${id}-${position}`}
                type="radio"
                name={name}
                value={picture}
                defaultChecked={picture === value}
              />
              <span className="break-words">{shown.alt}</span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  )
}
