import { CalendarCheck, ExternalLink, FileText, Mail, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '#paths.ts';
import { inState, isOpen, nameOf } from '#plan/application.ts';
import { type Application, STATES } from '#plan/application-record.ts';
import type { Project } from '#resume/model.ts';
import { applications } from '#storage/application-records.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { inputClass } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { toast } from '#ui/toast.tsx';
import { STATE_LABELS } from './state-labels.ts';

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

const Day = ({ day }: { day: string }) => <time dateTime={day}>{dateFormat.format(new Date(day))}</time>;

interface Props {
  application: Application;
  documents: ReadonlyMap<string, Project> | undefined;
  /** The current local day, `YYYY-MM-DD`. */
  today: string;
  onEdit: () => void;
  /** Of the button that deletes it. */
  deleteRef: Ref<HTMLButtonElement>;
}

/** One application: what and how far it is, what comes next, and its documents. */
export function ApplicationRow({ application, documents, today, onEdit, deleteRef }: Props) {
  const { company, role, link, state, note } = application;
  const name = nameOf(application);
  const remove = () => {
    void applications.remove(application.id);
    toast({ text: `Deleted “${name}”.`, undo: () => void applications.put(application) });
  };
  return (
    <li className={`px-4 py-3 ${isOpen(application) ? '' : 'text-muted'}`}>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <div className="min-w-44 flex-1">
          <h2 className="font-semibold break-words">{role || company}</h2>
          {role && <p className="text-sm break-words">{company}</p>}
        </div>
        <div className="flex items-center gap-1">
          <select
            aria-label={`State: ${name}`}
            value={state}
            onChange={(event) => {
              const next = STATES.find((each) => each === event.target.value);
              if (next) void applications.put(inState(application, next, today));
            }}
            className={`${inputClass} h-9`}
          >
            {STATES.map((each) => (
              <option key={each} value={each}>
                {STATE_LABELS[each]}
              </option>
            ))}
          </select>
          <IconButton label={`Edit: ${name}`} icon={Pencil} onClick={onEdit} />
          <IconButton ref={deleteRef} label={`Delete: ${name}`} icon={Trash2} onClick={remove} />
        </div>
      </div>
      <Dates application={application} today={today} />
      {note && <p className="mt-1.5 text-sm break-words whitespace-pre-line text-muted">{note}</p>}
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm">
        <Documents application={application} documents={documents} />
        {link && (
          <Place>
            <ExternalLink size={14} aria-hidden />
            <a
              href={link}
              target="_blank"
              rel="noreferrer"
              className="rounded hover:text-accent hover:underline"
            >
              Job post
            </a>
          </Place>
        )}
      </div>
    </li>
  );
}

const Place = ({ children }: { children: ReactNode }) => (
  <span className="inline-flex min-w-0 items-center gap-1.5">{children}</span>
);

/** When the user applied, what comes next, and the way to a plan for it. */
function Dates({ application, today }: Pick<Props, 'application' | 'today'>) {
  const { appliedOn, nextStep, nextOn, company, state } = application;
  const late = nextOn !== '' && nextOn < today;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm text-muted empty:hidden">
      {appliedOn && (
        <span>
          Applied <Day day={appliedOn} />
        </span>
      )}
      {nextOn && (
        <span className={late ? 'text-hard' : 'text-text'}>
          {nextStep || 'Next step'}: <Day day={nextOn} />
          {late && ', overdue'}
        </span>
      )}
      {state === 'interviewing' && nextOn > today && (
        <Link to={paths.planFor(nextOn, company)} className={buttonClass({ size: 'sm' })}>
          <CalendarCheck size={14} aria-hidden />
          Plan for it
        </Link>
      )}
    </div>
  );
}

/** Only whoever writes a letter needs what one is made of. */
const loadLetters = () => import('#ui/resumes/make-letter.ts');

/** The resume and the cover letter that go with it; a letter is made from the resume. */
function Documents({ application, documents }: Pick<Props, 'application' | 'documents'>) {
  const navigate = useNavigate();
  const resume = documents?.get(application.resumeId);
  const letter = documents?.get(application.letterId);
  const write = async () => {
    if (resume?.kind !== 'resume') return;
    const loaded = await loadLetters().catch(() => undefined);
    if (!loaded)
      return toast({ text: 'The letter couldn’t be started. Check your connection and try again.' });
    const { id } = await loaded.makeLetter(resume, application);
    await applications.put({ ...application, letterId: id });
    await navigate(paths.resume(id));
  };
  return (
    <>
      {resume && (
        <Place>
          <FileText size={14} className="shrink-0" aria-hidden />
          <Link
            to={paths.resume(resume.id)}
            className="rounded break-words hover:text-accent hover:underline"
          >
            {resume.title}
          </Link>
        </Place>
      )}
      {letter ? (
        <Place>
          <Mail size={14} className="shrink-0" aria-hidden />
          <Link
            to={paths.resume(letter.id)}
            className="rounded break-words hover:text-accent hover:underline"
          >
            {letter.title}
          </Link>
        </Place>
      ) : (
        resume && (
          <Button size="sm" onClick={() => void write()}>
            <Mail size={14} aria-hidden />
            Write a cover letter
          </Button>
        )
      )}
    </>
  );
}
