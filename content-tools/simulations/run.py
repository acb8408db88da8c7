"""Runs the simulations behind the lessons and keeps what they must say: run.py [LESSON…], all without a name."""

import importlib
import json
import pathlib
import sys

HERE = pathlib.Path(__file__).parent
KEPT = HERE / "figures.json"
LESSONS = HERE / "../../content/lessons"


def main(wanted):
    sys.path.insert(0, str(HERE))
    kept = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    for file in sorted((HERE / "lessons").glob("*.py")):
        lesson = file.stem.replace("_", "-")
        if wanted and lesson not in wanted:
            continue
        figures = importlib.import_module(f"lessons.{file.stem}").figures()
        (folder,) = LESSONS.glob(f"*/{lesson}")
        text = (folder / "lesson.md").read_text()
        for figure in figures:
            if figure not in text:
                print(f"{lesson} doesn't say: {figure}")
        kept[f"{folder.parent.name}/{lesson}"] = figures
        print(f"{lesson}: {len(figures)} figures")
    KEPT.write_text(json.dumps(kept, ensure_ascii=False, indent=1, sort_keys=True) + "\n")


main(sys.argv[1:])
