// Written by `npm run generate` from openapi/. Do not edit.
import { isUuid } from '../support/uuid.js';
import { textLength as func0 } from '../support/text-length.js';
export const listRemarksId = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!isUuid(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const listLinksTotal = validate1;
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.total === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "total"}});
errors++;
}
if(data.total !== undefined){
let data0 = data.total;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/total",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["total"] = coerced0;
}
}
}
if(!["page"].includes(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/total",keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
export const listLinkBatchesUserId = validate2;
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "user_id"}});
errors++;
}
if(data.user_id !== undefined){
let data0 = data.user_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["user_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!isUuid(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
export const listLinkEventsBefore = validate3;
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.before === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "before"}});
errors++;
}
if(data.before !== undefined){
let data0 = data.before;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/before",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["before"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!isUuid(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/before",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
export const listLinkEventsLimit = validate4;
function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 30;
}
if(data.limit === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "limit"}});
errors++;
}
let data0 = data.limit;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data0 === null
              || (dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1))){
coerced0 = +data0;
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["limit"] = coerced0;
}
}
}
if(typeof data0 == "number"){
if(data0 > 100 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 100}});
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
export const getFeeMediansState = validate5;

const pattern0 = new RegExp("^[A-Z]{2}$", "u");
function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "state"}});
errors++;
}
if(data.state !== undefined){
let data0 = data.state;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["state"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func0(data0) > 2){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"maxLength",params:{limit: 2}});
errors++;
}
if(func0(data0) < 2){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"minLength",params:{limit: 2}});
errors++;
}
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"matches",params:{}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
export const getOtdWorksheetPdfContentToken = validate6;
const pattern1 = new RegExp("^[A-Za-z0-9_.-]+$", "u");
function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "token"}});
errors++;
}
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/token",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["token"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func0(data0) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/token",keyword:"maxLength",params:{limit: 1000}});
errors++;
}
if(func0(data0) < 20){
(vErrors ??= []).push({instancePath:instancePath+"/token",keyword:"minLength",params:{limit: 20}});
errors++;
}
if(!pattern1.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/token",keyword:"matches",params:{}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}
export const readVinVin = validate7;
const pattern2 = new RegExp("^[A-Za-z0-9 -]+$", "u");
function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.vin === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "vin"}});
errors++;
}
if(data.vin !== undefined){
let data0 = data.vin;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/vin",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["vin"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func0(data0) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/vin",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/vin",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern2.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/vin",keyword:"matches",params:{}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}
