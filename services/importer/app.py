"""The import application."""

from dataclasses import replace

from fastapi import FastAPI

from services.importer.consumers import HANDLERS
from services.importer.job_routes import router as jobs
from services.importer.job_routes import uploading
from services.importer.jobs.undo import ask_again
from services.importer.jobs.worker import JobWorker
from services.importer.mapping_routes import router as mappings
from services.importer.models import Inbox, Outbox
from services.importer.reading_routes import router as reading
from services.importer.reading_routes import uploading as showing
from services.importer.routes import router
from services.importer.settings import ImporterSettings
from services.kit.app import Queue, Service, create_app


def service(settings: ImporterSettings) -> Service:
    worker = JobWorker()
    return Service(
        settings=settings,
        outbox=Outbox,
        inbox=Inbox,
        routers=(router, reading, showing, uploading, jobs, mappings),
        queues=(Queue("importer", HANDLERS),),
        minutely=(ask_again,),
        loops=(worker.run,),
        state={"jobs": worker},
    )


def without_jobs(settings: ImporterSettings) -> Service:
    """For the command line: the jobs of the screen are the service's to run."""
    return replace(service(settings), loops=())


def build(settings: ImporterSettings) -> FastAPI:
    return create_app(service(settings))
