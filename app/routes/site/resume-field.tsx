import { Icon } from '#app/ui/icon'

export function ResumeField() {
  return (
    <div className="field">
      <label htmlFor="apply-resume">Resume</label>
      <span className="hint" id="apply-resume-hint">
        PDF, DOC or DOCX, 5 MB at most.
      </span>
      <div className="drop">
        <Icon name="file-text" size={28} />
        <input
          id="apply-resume"
          type="file"
          name="resume"
          accept=".pdf,.doc,.docx"
          aria-describedby="apply-resume-hint"
        />
      </div>
    </div>
  )
}
